import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { IconName } from '#ui/basics/icon.tsx'
import { TabBar } from './tab-bar.tsx'

const before = [innerWidth, innerHeight] as const
beforeEach(() => page.viewport(1440, 700))
afterEach(async () => {
  document.documentElement.removeAttribute('data-theme')
  await page.viewport(...before)
})
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const places = (names: readonly string[]) =>
  names.map((words, at) => ({ href: `/${at}`, words, icon: 'home' as IconName, current: at === 2 }))

test('the name of a tab is broken within a word though others leave room, or a sign stands higher than the others', async () => {
  await page.viewport(345, 700)
  for (const names of [
    ['Home', 'Jobs', 'Applications', 'Messages', 'More'],
    ['Accueil', 'Offres', 'Candi\u00ADdatures', 'Messages', 'Plus'],
    ['Главная', 'Вакансии', 'Отклики', 'Сообщения', 'Ещё'],
    ['الرئيسية', 'الوظائف', 'الطلبات', 'الرسائل', 'المزيد'],
  ]) {
    const takeAway = await show(<TabBar items={places(names)} />)
    await document.fonts.ready
    const highest = Math.max(...all('.tab-bar-name').map((name) => name.offsetHeight))
    expect(highest, names.join()).toBeLessThan(20)
    takeAway()
  }
  await show(<TabBar items={places(['Home', 'Jobs', 'Speculative applications', 'Messages', 'CV'])} />)
  expect(new Set(all('.tab-bar-sign').map((sign) => sign.getBoundingClientRect().top)).size).toBe(1)
})
