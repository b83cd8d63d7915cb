type Declared = { refreshedBy?: readonly string[] }

const method =
  (method: string) =>
  (path: string, { refreshedBy = [] }: Declared) => ({ method, path, refreshedBy })

// what `platform/shared/contract.ts` is in the browser: the build puts this in its place (scripts/building/light-contracts.ts)
export const get = method('GET')
export const post = method('POST')
export const put = method('PUT')
export const patch = method('PATCH')
export const del = method('DELETE')
export const answer = (): undefined => undefined
export const page = (): undefined => undefined
export const done: undefined = undefined
export const raw: undefined = undefined
