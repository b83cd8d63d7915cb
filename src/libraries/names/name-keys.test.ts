import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysOfName, nameKeys } from './name-keys-contract.ts'

const alike = [
  ['Mohammed', 'Muhammad', 'Mohamed', 'Mohamad', 'Muhammed', 'محمد', 'مُحَمَّد', 'Мухаммед', 'Мохаммед'],
  ['Mahmoud', 'Mahmood', 'محمود', 'Махмуд'],
  ['Yousef', 'Youssef', 'Yusuf', 'يوسف', 'Юсуф'],
  ['Omar', 'Umar', 'عمر', 'Омар', 'Умар'],
  ['Ahmed', 'Ahmad', 'أحمد', 'احمد', 'Ахмед'],
  ['Khaled', 'Khalid', 'خالد', 'Халед'],
  ['Ibrahim', 'Ebrahim', 'إبراهيم', 'Ибрагим'],
  ['Fatima', 'Fatma', 'Fatimah', 'فاطمة', 'Фатима'],
  ['Hassan', 'Hasan', 'حسن', 'Хасан'],
  ['Gamal', 'Jamal', 'Djamal', 'جمال', 'Джамал'],
  ['Sheikh', 'Cheikh', 'Shaikh', 'شيخ', 'Шейх'],
  ['Layla', 'Leila', 'Laila', 'ليلى', 'Лейла'],
  ['Khatib', 'Khateeb', 'Alkhatib', 'الخطيب', 'Хатиб'],
  ['Sarah', 'Sara', 'سارة', 'Сара'],
  ['Qasim', 'Kassem', 'Qassem', 'قاسم', 'Касем'],
  ['Ivanov', 'Ivanoff', 'Иванов', 'إيفانوف'],
  ['Petrova', 'Петрова', 'بيتروفا'],
  ['Walid', 'Waleed', 'وليد'],
  ['Anwar', 'أنور'],
  ['Zainab', 'Zeinab', 'زينب', 'Зейнаб'],
]
const apart = [
  ['Mohammed', 'Mahmoud'],
  ['محمد', 'محمود'],
  ['Omar', 'Amira Haddad'],
  ['Ahmed', 'Hamid'],
  ['Yousef', 'Asif'],
  ['Hassan', 'Husam'],
  ['Ivanov', 'Ivanenko'],
  ['Khaled', 'Galal'],
]
const meet = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key))

test('names are found in every script and spelling', () => {
  for (const group of alike)
    for (const one of group)
      for (const other of group) assert.ok(meet(one, other), `${one} ${nameKeys(one)} and ${other} ${nameKeys(other)}`)
})

test('names that differ stay apart', () => {
  for (const [one = '', other = ''] of apart)
    assert.ok(!meet(one, other), `${one} ${nameKeys(one)} and ${other} ${nameKeys(other)}`)
})

test('a whole name gives the keys of its words; articles, signs and single letters give none', () => {
  assert.deepEqual(keysOfName('Omar Al Khatib'), keysOfName('عمر ال خطيب'))
  assert.deepEqual(keysOfName('- 42 . 王'), [])
  assert.deepEqual(nameKeys('a'), [])
  assert.deepEqual(nameKeys(''), [])
  assert.ok(keysOfName('x'.repeat(5_000)).every((key) => key.length <= 24))
})
