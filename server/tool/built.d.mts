export declare const serverFolder: string;
export declare function builtServer(folders?: string): Promise<string>;
