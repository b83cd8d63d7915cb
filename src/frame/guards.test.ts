import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { asStaff, atWork, guest, signedIn } from './guards.ts'
import type { Session } from './read-session.ts'

type Case = { cookies?: Record<string, string>; session?: Partial<Session>; locked?: boolean; path?: string }
type Guard = (asked: { context: RouterContextProvider; url: URL }) => Promise<unknown>

const aSession = (over: Partial<Session> = {}) =>
  ({ pages: [], page_id: null, is_page: false, staff_may: [], ...over }) as unknown as Session
const aPage = (page_id: string) => ({ page_id, page_token: 't', name: page_id, role: 'owner', kind: 'company' })

/** Runs a guard for a visitor; where it leads (null: the screen is allowed), and what it did on the way. */
async function run(guard: Guard, { cookies = {}, session, locked, path = '/home' }: Case) {
  const did: string[] = []
  const page = {
    cookie: (name: string) => cookies[name],
    forgetSession: () => did.push('session forgotten'),
    forgetScoped: () => did.push('scoped forgotten'),
    forgetWorkspace: () => did.push('workspace forgotten'),
    async call(call: { path: string }, input: { page?: string }) {
      if (call.path !== '/user/session') return did.push(`chose ${input.page}`)
      if (locked) throw new Refused('locked')
      if (!session || !cookies.token) throw new Refused('no_session')
      return aSession(session)
    },
  } as unknown as PageContext
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  try {
    const given = await guard({ context, url: new URL(path, 'http://site') })
    return { to: null, did, given }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { to: thrown.headers.get('location') ?? String(thrown.status), did, given: undefined }
  }
}

const here = { token: 'x', user_token: '1' }
const asBoss: Guard = (asked) => asStaff(asked as never, 'staff.role.give')

test('guest guard: the marker alone, or a session alone, leads home', async () => {
  assert.equal((await run(guest, { cookies: { user_token: '1' } })).to, '/home')
  assert.equal((await run(guest, { cookies: { token: 'x' }, session: {} })).to, '/home')
  assert.equal((await run(guest, { cookies: here, session: {} })).to, '/home')
})

test('guest guard: for everybody else our cookies are cleared and the screen is theirs', async () => {
  const { to, did } = await run(guest, { cookies: { token: 'old', workspace_page_id: 'p' } })
  assert.deepEqual([to, did], [null, ['session forgotten']])
})

test('auth guard: scoped cookies go on entry, whatever follows', async () => {
  const kinds: Record<string, string>[] = [{}, { user_token: '1' }, here]
  for (const cookies of kinds) assert.equal((await run(signedIn, { cookies, session: {} })).did[0], 'scoped forgotten')
})

test('auth guard: without the marker the screen is allowed, with nothing of anybody on it', async () => {
  const { to, did, given } = await run(signedIn, {})
  assert.deepEqual([to, did], [null, ['scoped forgotten']])
  assert.equal((given as { session: unknown }).session, null)
})

test('auth guard: with the marker a good session is let in; a bad one is cleared and leads to /login', async () => {
  assert.equal((await run(signedIn, { cookies: here, session: {} })).to, null)
  const { to, did } = await run(signedIn, { cookies: here })
  assert.deepEqual([to, did], ['/login', ['scoped forgotten', 'session forgotten']])
})

test('auth guard: a locked session keeps its cookies and leads to the lock, and back from there', async () => {
  const { to, did } = await run(signedIn, { cookies: here, locked: true, path: '/page/jobs?tab=2' })
  assert.deepEqual([to, did], ['/lock?next=%2Fpage%2Fjobs%3Ftab%3D2', ['scoped forgotten']])
})

test('workspace: one of the user’s pages becomes active and the same address is asked for again', async () => {
  const session = { pages: [aPage('a'), aPage('b')] }
  const { to, did } = await run(signedIn, {
    cookies: { ...here, workspace_page_id: 'b' },
    session,
    path: '/home?tab=2',
  })
  assert.deepEqual([to, did.at(-1)], ['/home?tab=2', 'chose b'])
  const active = { ...session, page_id: 'b', is_page: true }
  assert.equal((await run(signedIn, { cookies: { ...here, workspace_page_id: 'b' }, session: active })).to, null)
})

test('workspace: a stray one is forgotten and leads to /my-pages; there, and where staff are at their work, it is only forgotten', async () => {
  const stray = { cookies: { ...here, workspace_page_id: 'x' }, session: { pages: [aPage('a')] } }
  for (const guard of [signedIn, atWork, asBoss] as Guard[]) {
    const { to, did } = await run(guard, stray)
    assert.deepEqual([to, did.at(-1)], ['/my-pages', 'workspace forgotten'])
  }
  const boss = { ...stray.session, staff_may: ['staff.role.give'] as Session['staff_may'] }
  const atStaff = await run(asBoss, { ...stray, session: boss, path: '/admin/people/x' })
  assert.deepEqual([atStaff.to, atStaff.did.at(-1)], [null, 'workspace forgotten'])
  const there = await run(signedIn, { ...stray, path: '/my-pages' })
  assert.deepEqual([there.to, there.did.at(-1)], [null, 'workspace forgotten'])
})

test('at work: the only page is taken, of several one is asked for, without any one is made', async () => {
  const work = (pages: Session['pages']) => run(atWork, { cookies: here, session: { pages }, path: '/page/jobs' })
  assert.deepEqual((await work([aPage('a')])).did.at(-1), 'chose a')
  assert.equal((await work([aPage('a')])).to, '/page/jobs')
  assert.equal((await work([aPage('a'), aPage('b')])).to, '/my-pages')
  assert.equal((await work([])).to, '/my-pages')
})

test('screens of the staff do not exist for others', async () => {
  assert.equal((await run(asBoss, { cookies: here, session: {} })).to, '404')
  const finance = { staff_may: ['staff.order.read'] as Session['staff_may'] }
  assert.equal((await run(asBoss, { cookies: here, session: finance })).to, '404')
  const boss = { staff_may: ['staff.role.give'] as Session['staff_may'] }
  assert.equal((await run(asBoss, { cookies: here, session: boss })).to, null)
})
