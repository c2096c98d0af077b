export interface Listed {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}
export declare function listFolder(folder: string): Listed[];
export declare function filesBelow(folder: string): string[];
