import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { Branch, type branchContact } from './contract.ts'

type Branches = Given<typeof branchContact>['data']

const patience = 3_000
const mostBytes = 256_000
const mostBranches = 500
/** How long an answer is good, and how long a failure is believed, in ms. */
const keptFor = { answer: 600_000, failure: 60_000 }

const kept = new Map<string, { until: number; branches: Promise<Branches> }>()

/** The careers site tells; without one the brand's own settings do. What fails is an empty list (calls.md). */
export async function showBranches(ctx: Context): Promise<Given<typeof branchContact>> {
  const url = ctx.settings.CAREERS_SITE_URL
  ctx.headers['cache-control'] = 'public, max-age=300'
  return { success: true, data: url ? await branchesFrom(ctx, url) : ctx.brand.branches }
}

async function branchesFrom(ctx: Context, url: string): Promise<Branches> {
  const now = ctx.now().getTime()
  const known = kept.get(url)
  if (known && known.until > now) return known.branches
  const asked = { until: now + keptFor.answer, branches: readBranches(url) }
  kept.set(url, asked)
  asked.branches = asked.branches.catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the careers site did not tell its branches')
    asked.until = now + keptFor.failure
    return []
  })
  return asked.branches
}

const told = z.array(Branch).max(mostBranches)

async function readBranches(url: string): Promise<Branches> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const content: unknown = JSON.parse(await textOf(answer))
  const list = Array.isArray(content) ? content : (content as { data?: unknown } | null)?.data
  return told.parse(list)
}

/** The body, as long as it stays below the cap. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`told more than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
