export declare function importBuilt(name: 'index.js'): Promise<typeof import('../src/index.js')>;
export declare function importBuilt(name: 'cli.js'): Promise<typeof import('../src/command-line/main.js')>;
