export declare const codegenFolder: string;
export declare const engineFolder: string;
export declare function sourcesHash(): string;
