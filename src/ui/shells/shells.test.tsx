import '#frame/demo-bar.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { IconName } from '#ui/basics/icon.tsx'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import { LanguageMenu } from './page-menus.tsx'
import { WorkShell } from './rail.tsx'
import { SiteHeader } from './site-header.tsx'
import { Splash } from './splash.tsx'
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

test('the languages at the foot of the rail open where nobody reaches them', async () => {
  const languages = ['English', 'العربية', 'Русский', 'Français'].map((name) => ({ href: '/', language: name, name }))
  for (const folded of [false, true]) {
    const takeAway = await show(
      <WorkShell brand="Masar" groups={[]} folded={folded} foot={<LanguageMenu languages={languages} compact />}>
        <main />
      </WorkShell>,
    )
    all('.drop-menu')[0]?.setAttribute('open', '')
    const opening = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(opening.map(({ finished }) => finished))
    for (const item of all('.drop-menu .menu-item')) {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, item.textContent).toBe(true)
      expect(document.elementFromPoint(left + 20, top + 5)?.closest('.menu-item')).toBe(item)
    }
    takeAway()
  }
})

test('a menu that is longer than the window ends as if there were no more', async () => {
  const faded = async (count: number, from: 'start' | 'end') => {
    const items = places(Array.from({ length: count }, (_, at) => `Place ${at}`))
    const takeAway = await show(
      <WorkShell brand="Masar" groups={[{ items }]} foot={<button type="button">Me</button>}>
        <main />
      </WorkShell>,
    )
    const [rail] = all('.rail')
    rail?.scrollTo(0, from === 'end' ? rail.scrollHeight : 0)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { opacity } = getComputedStyle(all('.rail-foot')[0] as HTMLElement, '::before')
    takeAway()
    return Number(opacity)
  }
  expect(await faded(40, 'start')).toBe(1)
  expect(await faded(40, 'end')).toBeLessThan(0.1)
  expect(await faded(4, 'start')).toBe(0)
})

test('what is drawn while a page comes covers what is read', async () => {
  await show(
    <>
      <SiteHeader brand="Masar" items={[]} />
      <Splash name="Masar" />
    </>,
  )
  expect(all('.splash').map(({ offsetHeight }) => offsetHeight)).toEqual([0])
})

test('a chosen place is cut in the head of a page though the words leave room', async () => {
  await show(
    <div style={{ inlineSize: 442 }}>
      <SearchBar action="/jobs" size="s" what="electrician" where="Sharjah, United Arab Emirates" />
    </div>,
  )
  await document.fonts.ready
  for (const input of document.querySelectorAll<HTMLInputElement>('.search-part input'))
    expect(input.scrollWidth, input.value).toBeLessThanOrEqual(input.clientWidth)
})

test('the bar of the demo is the brightest of a dark page', async () => {
  document.documentElement.dataset.theme = 'dark'
  await show(<aside className="demo-bar">You are Priya</aside>)
  const { backgroundColor, color } = getComputedStyle(all('.demo-bar')[0] as HTMLElement)
  const lightness = (words: string) => Number(/oklch\(([\d.]+)/.exec(words)?.[1])
  expect(lightness(backgroundColor)).toBeLessThan(0.4)
  expect(lightness(color)).toBeGreaterThan(0.8)
})
