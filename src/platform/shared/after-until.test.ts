import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterUntil } from './after-until.ts'
import { formatter } from './words.ts'

test('a Russian weekday stands after «до» in its own form, whichever it is', () => {
  const day = (at: number) =>
    formatter('ru', 'UTC').dateTime(new Date(Date.UTC(2026, 11, at)), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
  const said = [1, 2, 3, 4, 5, 6, 7].map((at) => afterUntil(day(at), 'ru').split(',')[0])
  assert.deepEqual(said, ['вторника', 'среды', 'четверга', 'пятницы', 'субботы', 'воскресенья', 'понедельника'])
  assert.equal(afterUntil('4 декабря', 'ru'), '4 декабря')
  assert.equal(afterUntil('Friday 4 December', 'en'), 'Friday 4 December')
})
