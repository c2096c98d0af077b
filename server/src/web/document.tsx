/** The shell of every page: head, header, main, footer. */
import type { ComponentChildren, VNode } from 'preact';
import { LONGEST_QUERY } from '../api/list-calculators.js';
import { jsonForScript } from './json-script.js';
import { UnitsControl, type UnitsControlProps } from './region/units-control.js';

export type ColorScheme = 'light' | 'dark';

export interface DocumentProps {
  /** Without the site's name. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The absolute address that search engines should keep. */
  readonly canonical?: string | undefined;
  readonly indexed?: boolean | undefined;
  /** The path of the same as Markdown. */
  readonly markdown?: string | undefined;
  readonly icon: string;
  readonly stylesheets: readonly string[];
  /** Paths of module scripts. */
  readonly scripts: readonly string[];
  /** Paths of modules that the scripts will ask for. */
  readonly preloads: readonly string[];
  /** Schema.org data about the page. */
  readonly structuredData?: object | undefined;
  /** Where the first link of the page leads, for keyboards: past the header unless there is a better place. */
  readonly skip?: { readonly to: string; readonly text: string } | undefined;
  /** The id of the element that has to be whole before anything is painted, where its parts would move each other. */
  readonly paintedWith?: string | undefined;
  /** Only the content, to stand in a frame of another site. */
  readonly bare?: boolean | undefined;
  /** Where it is not the reader's own. */
  readonly scheme?: ColorScheme | undefined;
  /** The content has the search, so that the header need not. */
  readonly isSearch?: boolean | undefined;
  /** What the choice of units in the footer says; absent where nothing is by region. */
  readonly units?: UnitsControlProps | undefined;
  readonly children: ComponentChildren;
}

/** An attribute of links that preact's types do not know. */
const BEFORE_PAINT = { blocking: 'render' };

export function Document(props: DocumentProps): VNode {
  const { title, description, canonical, stylesheets, scripts, structuredData, paintedWith } = props;
  return (
    <html lang="en" data-scheme={props.scheme}>
      <head>
        <meta charset="utf-8" />
        <title>{`${title} · Reckoner`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {description === undefined ? null : <meta name="description" content={description} />}
        {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
        {props.markdown === undefined ? null : <link rel="alternate" type="text/markdown" href={props.markdown} />}
        {props.indexed === false ? <meta name="robots" content="noindex" /> : null}
        <link rel="icon" type="image/svg+xml" href={props.icon} />
        <meta name="color-scheme" content={props.scheme ?? 'light dark'} />
        {props.bare ? null : (
          <link rel="search" type="application/opensearchdescription+xml" title="Reckoner" href="/opensearch.xml" />
        )}
        {paintedWith === undefined ? null : <link rel="expect" href={`#${paintedWith}`} {...BEFORE_PAINT} />}
        {stylesheets.map((path) => (
          <link key={path} rel="stylesheet" href={path} />
        ))}
        {props.preloads.map((path) => (
          <link key={path} rel="modulepreload" href={path} />
        ))}
        {scripts.map((path) => (
          <script key={path} type="module" src={path} />
        ))}
        {structuredData === undefined ? null : (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData) }} />
        )}
      </head>
      <body>{props.bare ? <main id="content">{props.children}</main> : <Shell {...props} />}</body>
    </html>
  );
}

function Shell({ skip = { to: 'content', text: 'Skip to content' }, isSearch, units, children }: DocumentProps): VNode {
  return (
    <>
      <a class="skip" href={`#${skip.to}`}>
        {skip.text}
      </a>
      <header class="site-header">
        <a class="home" href="/">
          Reckoner
        </a>
        {isSearch ? null : (
          <search class="site-search">
            <form action="/">
              <input
                type="search"
                name="q"
                placeholder="Search calculators"
                aria-label="Search calculators"
                autocomplete="off"
                maxLength={LONGEST_QUERY}
              />
              <button type="submit">Search</button>
            </form>
          </search>
        )}
        <nav aria-label="Site">
          {isSearch ? null : (
            <a class="to-search" href="/">
              Search
            </a>
          )}
          <a class="to-categories" href="/#categories">
            Categories
          </a>
          <a href="/docs">API</a>
          <a href="/dashboard">Dashboard</a>
        </nav>
      </header>
      <main id="content">{children}</main>
      <footer class="site-footer">
        <p>
          Every calculator names its equation and its sources. Also over <a href="/docs">a REST API</a>.
        </p>
        {units === undefined ? null : <UnitsControl {...units} />}
      </footer>
    </>
  );
}
