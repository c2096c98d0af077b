/** What pages of the documentation have in common: the way to all others beside them. */
import type { ComponentChildren, VNode } from 'preact';
import type { Page } from '../pages.js';
import type { Guide } from './guides.js';

export interface DocsPageProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly guides: readonly Guide[];
  readonly children: ComponentChildren;
}

/** A page of the documentation by its path, with its place in the navigation marked. */
export function docsPage({ path, title, description, guides, children }: DocsPageProps): Page {
  return {
    title,
    description,
    canonical: path,
    stylesheets: ['docs.css'],
    content: (
      <div class="docs">
        <Navigation path={path} guides={guides} />
        <div class="docs-content">
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    ),
  };
}

function Navigation({ path, guides }: Pick<DocsPageProps, 'path' | 'guides'>): VNode {
  const links = [
    ['/docs', 'API reference'],
    ...guides.map(({ slug, title }) => [`/docs/${slug}`, title]),
    ['/docs/errors', 'Errors'],
    ['/docs/reference', 'Interactive reference'],
  ] as const;
  return (
    <nav class="docs-navigation" aria-label="Documentation">
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <a href={to} aria-current={to === path ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
