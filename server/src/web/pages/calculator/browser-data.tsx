/** What the browser's code needs to go on where the server left off. */
import type { VNode } from 'preact';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { FieldDetail } from '../../../catalogue/detail.js';
import type { FormState } from '../../form/fields.js';
import { jsonForScript } from '../../json-script.js';

/** The content of `<script id="calculator-data">`. */
export interface BrowserData {
  readonly detail: {
    readonly slug: string;
    readonly title: string;
    readonly category: string;
    readonly version: string;
    readonly hasFormula: boolean;
    readonly inputs: readonly FieldDetail[];
    readonly outputs: readonly FieldDetail[];
  };
  /** The path of the module with the calculator; absent where none is built. */
  readonly module?: string | undefined;
  readonly state: FormState;
  /** The public address of the service, for links and API calls. */
  readonly baseUrl: string;
  /** The path that answers the form. */
  readonly action: string;
}

export interface BrowserDataProps {
  readonly detail: Detail;
  readonly module: string | undefined;
  readonly state: FormState;
  readonly baseUrl: string;
  readonly action: string;
}

export function BrowserDataScript({ detail, ...rest }: BrowserDataProps): VNode {
  const { slug, title, category, version, hasFormula, inputs, outputs } = detail;
  const data: BrowserData = { detail: { slug, title, category, version, hasFormula, inputs, outputs }, ...rest };
  return (
    <script type="application/json" id="calculator-data" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  );
}
