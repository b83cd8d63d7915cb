import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'
import { useCall, useOwnQueries } from './use-call.ts'

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
