import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayEndFaults } from './day-ends.ts'

const faults = (text: string, language = 'ru', where = 'plans.until') => dayEndFaults(language, where, text).length

test('a Russian sentence that ends with a day is found, however the day is written', () => {
  assert.equal(faults('Тариф действует до {day}.'), 1)
  assert.equal(faults('Разрешаю до {until, date, longDay}. Можно отозвать.'), 1)
  assert.equal(faults('Действует до <b>{date}</b>. Продлите его.'), 1)
  assert.equal(faults('{count, plural, one {Остался # день, до {day}.} other {Осталось # дней, до {day}.}}'), 1)
})

test('a day within a sentence, other languages and texts that are named with their reason are let be', () => {
  assert.equal(faults('До {day} действует тариф.'), 0)
  assert.equal(faults('Действует ({day}).'), 0)
  assert.equal(faults('Вакансия {job}.'), 0)
  assert.equal(faults('Valid until {day}.', 'en'), 0)
  assert.equal(faults('Срок ответа {day}.', 'ru', 'workspace.next.late.text'), 0)
})
