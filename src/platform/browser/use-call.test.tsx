import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'
import { askedOf, holdBack } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { refresh, refreshCall, useCall, useOwnQueries } from './use-call.ts'

const waiting = get('/test/waiting', { summary: '', who: anyone, gives: z.object({ count: z.number() }) })

function Page({ wait }: { wait: () => void }) {
  return (
    <QueryClientProvider client={useOwnQueries()}>
      <Rail />
      <Home />
      <Rest wait={wait} />
    </QueryClientProvider>
  )
}

/** Without what its screen was given. */
function Rail() {
  const { data } = useCall(waiting, {}, { enabled: false })
  return data ? <b>{data.count}</b> : null
}

function Home() {
  return <p>{useCall(waiting, {}, { initial: { count: 7 } }).data?.count}</p>
}

function Rest({ wait }: { wait: () => void }) {
  wait()
  return null
}

test('a page whose taking up begins anew is drawn anew, and what was pressed meanwhile is lost', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Page wait={() => undefined} />)
  expect(box.textContent).toBe('7')
  const [written] = box.children
  const { promise, resolve } = Promise.withResolvers<void>()
  let tries = 0
  let isThere = false
  const wait = () => {
    tries++
    if (!isThere) throw promise
  }
  const faults: unknown[] = []
  const root = hydrateRoot(box, <Page wait={wait} />, { onRecoverableError: (error) => faults.push(error) })
  await expect.poll(() => tries).toBeGreaterThan(0)
  isThere = true
  resolve()
  await expect.poll(() => box.querySelector('b')?.textContent).toBe('7')
  expect(faults).toEqual([])
  expect(box.querySelector('p')).toBe(written)
  root.unmount()
  box.remove()
})

const told = get('/test/told', {
  ...{ summary: '', who: anyone, gives: z.object({ title: z.string() }), refreshedBy: ['job.changed'] },
})

function Told() {
  return <p>{useCall(told, {}).data?.title ?? '…'}</p>
}

test('what changes while it is read for the first time is never heard of, or is read once for each word', async () => {
  const held = holdBack(told)
  await show(<Told />)
  await expect.poll(() => held.length).toBe(1)
  refresh('job.changed')
  refresh(null)
  refreshCall(told)
  held[0]?.give({ title: 'As it was' })
  await expect.poll(() => held.length).toBe(2)
  held[1]?.give({ title: 'As it is' })
  await expect.element(page.getByText('As it is')).toBeVisible()
  expect(askedOf(told)).toHaveLength(2)
})
