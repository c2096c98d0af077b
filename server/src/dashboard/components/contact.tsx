/** Where the operator of the service is reached. */
import type { VNode } from 'preact';

/** @param contact An e-mail address or a page; undefined where the operator gives none. */
export function Contact({ contact }: { readonly contact: string | undefined }): VNode {
  if (contact === undefined) return <>the operator of this service</>;
  const isPage = /^https?:/.test(contact);
  return <a href={isPage ? contact : `mailto:${contact}`}>{contact}</a>;
}
