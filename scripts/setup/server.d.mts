export declare const PROGRAM: string
export declare const NODE_FLAGS: readonly string[]
export declare const ENVIRONMENT: Readonly<Record<string, string>>
export declare const NODE_COMPILE_CACHE: string
