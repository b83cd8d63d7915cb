/** A file of a multipart call, streamed to a temporary place; gone when the call ends. */
export type ReceivedFile = { field: string; name: string; path: string; bytes: number; truncated: boolean }
