import { type ZodObject, type ZodRawShape, type ZodType, z } from 'zod'
import type { Who } from './who.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * How often a call may be made: per address, and per account when signed in. Per `link`: by whoever holds the mailed link in its path, since
 * a hall or a school sits behind one address.
 */
export type Limit = { times: number; seconds: number; per?: 'address' | 'account' | 'link' }

/** Files a multipart call accepts beside its `data`; `raw` names the kind of body that is such a file by itself. */
export type Upload = { fields: readonly string[]; maxBytes: number; maxFiles?: number; raw?: string }

export type Call<T extends ZodRawShape = ZodRawShape, G extends ZodType = ZodType> = {
  method: Method
  /** `/jobs/{job}/applications`, below `/api`. */
  path: string
  who: Who
  /** Path, query and body as one object. */
  takes: ZodObject<T>
  /** Where somebody can be reached: an address or a number, or both, in `email` and `phone`. */
  reachable?: boolean
  /** Fields that this input needs beyond what their own shapes say, told with the rest of what is missing. */
  needs?: (given: Readonly<Record<string, unknown>>) => readonly string[]
  gives: G
  refuses: readonly string[]
  status: number
  limit?: Limit
  upload?: Upload
  /** Whether a stranger's computer must work for it while the site is under attack (settings, REGISTRATION_PROOF). */
  proof?: boolean
  /** Names of events after which an open screen asks again. */
  refreshedBy: readonly string[]
  summary: string
}

type Declaration<T extends ZodRawShape, G extends ZodType> = {
  who: Who
  takes?: T
  reachable?: boolean
  needs?: Call['needs']
  gives: G
  refuses?: readonly string[]
  status?: number
  limit?: Limit
  upload?: Upload
  proof?: boolean
  refreshedBy?: readonly string[]
  summary: string
}

const method =
  (method: Method) =>
  <T extends ZodRawShape, G extends ZodType>(path: string, declared: Declaration<T, G>): Call<T, G> => ({
    refuses: [],
    refreshedBy: [],
    status: 200,
    ...declared,
    method,
    path,
    takes: z.object(declared.takes ?? ({} as T)),
  })

export const get = method('GET')
export const post = method('POST')
export const put = method('PUT')
export const patch = method('PATCH')
export const del = method('DELETE')

/** What a caller hands in, and what comes back. */
export type Takes<C extends Call> = z.input<C['takes']>
export type Taken<C extends Call> = z.output<C['takes']>
export type Gives<C extends Call> = z.output<C['gives']>
export type Given<C extends Call> = z.input<C['gives']>

/** `{success: true, data}`: the envelope of every answer (calls.md, "Conventions"). */
export const answer = <G extends ZodType>(data: G) => z.object({ success: z.literal(true), data })
/** A list with the cursor of its next page, null at the end. */
export const page = <G extends ZodType>(item: G) =>
  z.object({ success: z.literal(true), data: z.array(item), next_cursor: z.string().nullable() })
export const done = z.object({ success: z.literal(true) })
/** An answer that is not JSON (a file, a redirect, nothing): the handler gives a RawAnswer. */
export const raw = z.unknown()
