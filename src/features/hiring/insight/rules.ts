type Opened = { job?: string; company?: string; start?: '1' }

/** The job or company page behind a path, or the job somebody begins to apply to; null for all others. */
export function openedAt(path: string): Opened | null {
  const [first, name = '', then, ...rest] = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean)
  if (!name || rest.length > 0 || name === 'in') return null
  if (first === 'companies' && !then) return { company: decoded(name) }
  if (first !== 'jobs' || (then && then !== 'apply')) return null
  return { job: decoded(name), ...(then && { start: '1' as const }) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
