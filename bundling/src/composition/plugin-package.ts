/** A plugin package as the rest of the program knows it. */

/** The version of the authoring contract that this tool understands: what a calculator's file may say and means. */
export const CONTRACT = 1;

/** What users are told of the package that a calculator comes from. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  /** The name alone, without an address. */
  readonly author: string;
  /** As in package.json: an SPDX expression. */
  readonly license: string;
  readonly homepage?: string;
}

export interface PluginPackage extends PackageFacts {
  /** Absolute. */
  readonly folder: string;
  readonly category: string;
  /** Of the category; the packages of one category have the same. */
  readonly title: string;
  readonly arithmetic: 'float64' | 'decimal';
  /** The inputs that must say what is usual, besides percents: with `numbers`, all but money. */
  readonly usual?: 'numbers';
  /** Whether pages begin with the units of the reader's region; else with those that the calculators show. */
  readonly units?: 'regional';
  /** Titles of subcategory folders where the folder's name does not say it well. */
  readonly subcategories: Readonly<Record<string, string>>;
  /** Whether it was made elsewhere: a package of `node_modules`, whose author is not here. */
  readonly installed: boolean;
  /** Whether it is one of several in a folder `plugins/`, which hold calculators and nothing else. */
  readonly isWorkspace: boolean;
}

export function factsOf({ name, version, author, license, homepage }: PackageFacts): PackageFacts {
  return { name, version, author, license, ...(homepage !== undefined && { homepage }) };
}
