import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useZoneWords } from './use-zone-words.ts'

function Zone({ zone }: { zone: string }) {
  const words = useZoneWords()
  return <p>{words(zone)}</p>
}
const shown = (zone: string) => (
  <IntlProvider locale="fr" timeZone="UTC" messages={{}}>
    <Zone zone={zone} />
  </IntlProvider>
)

test('a zone that the browser calls otherwise than the server did makes the page differ from what was drawn', async () => {
  const drawn = renderToString(shown('Africa/Casablanca'))
  expect(drawn).toBe('<p>Casablanca</p>')
  expect(renderToString(shown('America/Argentina/Buenos_Aires'))).toBe('<p>Buenos Aires</p>')
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = drawn
  const faults: unknown[] = []
  const root = hydrateRoot(box, shown('Africa/Casablanca'), { onRecoverableError: (error) => faults.push(error) })
  await expect.poll(() => box.textContent).toMatch(/Maroc|Europe de l/)
  expect(faults).toEqual([])
  root.unmount()
  box.remove()
})
