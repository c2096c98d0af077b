export declare const bundlingFolder: string;
export declare const codegenFolder: string;
export declare const engineFolder: string;
export declare function sourcesHash(): string;
export declare function foldersHash(folders: readonly string[], ...texts: readonly string[]): string;
