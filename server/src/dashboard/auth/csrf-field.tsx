/** The hidden field that proves that a form comes from one of our pages. */
import type { VNode } from 'preact';
import { CSRF_FIELD } from '../../http/csrf.js';

export function CsrfField({ session }: { readonly session: { readonly csrf: string } }): VNode {
  return <input type="hidden" name={CSRF_FIELD} value={session.csrf} />;
}
