/** What the browser's code needs to go on where the server left off. */
import type { Locale } from '@reckoner/engine/calculate/present/locale';
import type { VNode } from 'preact';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { FieldDetail } from '../../../catalogue/detail.js';
import { needsAllUnits } from '../../client/calculator/unit-needs.js';
import { type FormState, requestFromState } from '../../form/fields.js';
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
  /** What people wrote in place of plain numbers, by the control. */
  readonly written: FormState;
  /** Whether it takes more than plain numbers and offered units to read the form. */
  readonly reads: boolean;
  /** The public address of the service, for links and API calls. */
  readonly baseUrl: string;
  /** The path that answers the form. */
  readonly action: string;
  /** How numbers and dates are written for the reader. */
  readonly locale: Locale;
}

export interface BrowserDataProps {
  readonly detail: Detail;
  readonly module: string | undefined;
  readonly state: FormState;
  readonly written: FormState;
  readonly baseUrl: string;
  readonly action: string;
  readonly locale: Locale;
}

export function BrowserDataScript({ detail, ...rest }: BrowserDataProps): VNode {
  const { slug, title, category, version, hasFormula, inputs, outputs } = detail;
  const isWritten = Object.keys(rest.written).length > 0;
  const reads = isWritten || needsAllUnits(detail, requestFromState(detail, rest.state).request);
  const data: BrowserData = { detail: { slug, title, category, version, hasFormula, inputs, outputs }, reads, ...rest };
  return (
    <script type="application/json" id="calculator-data" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  );
}
