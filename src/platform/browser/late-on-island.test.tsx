import { hydrate } from 'preact/compat'
import { jsx } from 'preact/jsx-runtime'
import { expect, test } from 'vitest'
import type * as late from './late.tsx'
// @ts-expect-error as islands are built: Preact in the place of React
import * as islands from './late.tsx?island'

const { lateOnIsland }: typeof late = islands

const field = (name: string) => `<fieldset><input name="${name}" id="f-${name}"></fieldset>`

test('while a part that drew nothing has not come, the field behind it takes the place of the next one', async () => {
  const box = document.createElement('div')
  // as React writes it on the server
  box.innerHTML = `<form><div class="boxless"><!--$--><!--/$--></div>${field('name')}${field('question')}</form>`
  document.body.append(box)
  const came = Promise.withResolvers<() => null>()
  const Late = lateOnIsland(null, () => came.promise)
  const drawn = (name: string) => jsx('fieldset', { children: jsx('input', { name, id: `f-${name}` }) })
  const Form = () => jsx('form', { children: [jsx(Late as never, {}), drawn('name'), drawn('question')] })
  const names = () => [...box.querySelectorAll('input')].map(({ name, id }) => [name, id])
  const whole = [
    ['name', 'f-name'],
    ['question', 'f-question'],
  ]
  const [first] = box.querySelectorAll('input')
  hydrate(jsx(Form, {}), box)
  expect(names()).toEqual(whole)
  came.resolve(() => null)
  await came.promise
  await new Promise((go) => setTimeout(go, 50))
  expect(names()).toEqual(whole)
  expect(box.querySelector('input')).toBe(first)
})
