import { chromium } from 'playwright-core'
import { findBrowser } from './browser.ts'
const base = process.env.BASE ?? 'http://localhost:4100'
const [,, out, ...list] = process.argv
const { executablePath, args } = findBrowser()
const b = await chromium.launch({ executablePath, args })
for (const one of list) {
  const [name, path, who = '', lang = 'en', width = '1440', scheme = 'light', full = ''] = one.split('~')
  const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme as 'light', extraHTTPHeaders: {} })
  await c.addCookies([{ name: 'lang', value: lang!, url: base }])
  const p = await c.newPage()
  p.on('pageerror', (e) => console.log(name, 'pageerror', e.message))
  if (who) { const r = await c.request.post(`${base}/api/authenticate`, { data: { email: `${who}@demo.masar.example`, password: 'Masar2026' }, headers: { origin: base } }); if (!r.ok()) console.log(name, 'signin', r.status()) }
  const r = await p.goto(base + path, { waitUntil: 'networkidle' }).catch((e) => console.log(name, e.message))
  await p.waitForTimeout(1600)
  const overflow = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(name, r?.status(), p.url().replace(base, ''), overflow > 0 ? `OVERFLOW ${overflow}` : '')
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: full === 'full' })
  await c.close()
}
await b.close()
