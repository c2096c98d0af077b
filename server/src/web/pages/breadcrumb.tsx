/** Where a page stands, for people and for search engines. */
import type { VNode } from 'preact';

export interface Step {
  readonly title: string;
  readonly path: string;
}

export function Breadcrumb({ steps }: { readonly steps: readonly Step[] }): VNode {
  return (
    <nav class="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {steps.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same as schema.org has it, the page itself at the end. */
export function breadcrumbList(baseUrl: string, steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: baseUrl + path,
    })),
  };
}
