import { Refused } from '#platform/shared/refusal.ts'

/** The largest body without files, in bytes. */
export const bodyLimit = 2_000_000

type Fields = Record<string, unknown>

/**
 * Path, query and body of a request as the one object a call takes. A field or query parameter named `data` that holds
 * JSON is spread (calls.md, "Body"); path parameters win over query, body over query.
 * @throws Refused malformed
 */
export function decode(parts: { params: unknown; query: unknown; body: unknown }): Fields {
  return { ...spread(parts.query), ...spread(parts.body), ...asFields(parts.params) }
}

function spread(source: unknown): Fields {
  const { data, ...others } = asFields(source)
  if (data === undefined) return others
  if (typeof data !== 'string') return { ...others, ...asFields(data) }
  return { ...others, ...asFields(parseJson(data)) }
}

function asFields(value: unknown): Fields {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refused('malformed')
  return value as Fields
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withoutPrototypes)
  } catch {
    throw new Refused('malformed')
  }
}

/** Drops keys that would reach into prototypes. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value
}
