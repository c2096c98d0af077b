export declare function optimizeRarely(): void;
