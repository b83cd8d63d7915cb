import { chromium, type BrowserContext } from 'playwright-core'
import { findBrowser } from '#tests/browser.ts'
const base = process.env.BASE ?? 'http://localhost:4613'
const enc = process.env.ENC ?? 'gzip'
const browser = await chromium.launch(findBrowser())
const addr = ((await (await fetch(`${base}/api/jobs?sort=freshness`)).json()) as any).data[0].address
const company = ((await (await fetch(`${base}/companies`)).text()).match(/href="\/companies\/([^"?\/]+)"/) ?? [])[1]
async function who(email: string) {
  const c = await browser.newContext()
  const a = await c.request.post(`${base}/api/authenticate`, { headers: { origin: base }, data: { email, password: 'Masar2026' } })
  if (!a.ok()) throw new Error(await a.text())
  const p = await c.newPage()
  await p.goto(base + '/home')
  const { cookies } = await c.storageState()
  if (email.startsWith('employer')) { await p.goto(base + '/page/jobs', { waitUntil: 'networkidle' }); jobId = ((await p.content()).match(/\/page\/jobs\/([0-9a-f-]{36})/) ?? [])[1]; console.log(p.url(), jobId) }
  await c.close()
  return cookies.filter((c) => c.name !== 'lang')
}
let jobId: string | undefined
const guest: any[] = []
const emp = await who('employer@demo.masar.example')
const cand = await who('candidate-en@demo.masar.example')
const admin = await who('admin@demo.masar.example')
const pages: [string, string, any[]][] = [
  ['front', '/', guest], ['results', '/jobs?q=nurse', guest], ['job', `/jobs/${addr}`, guest], ['companies', '/companies', guest], ['company', `/companies/${company}`, guest], ['salaries', '/salaries', guest],
  ['groups', '/job-groups', guest], ['help', '/help', guest], ['privacy', '/privacy', guest], ['open-cv', '/open-cv-search', guest], ['missing', '/maintenance', guest],
  ['results in', '/jobs?q=nurse', cand], ['job in', `/jobs/${addr}`, cand],
  ['login', '/login', guest], ['emp-login', '/emp-login', guest], ['register', '/register', guest], ['forgot', '/forgot-password', guest], ['apply', `/jobs/${addr}/apply`, guest], ['apply in', `/jobs/${addr}/apply`, cand],
  ['home', '/home', cand], ['my cvs', '/user/cvs', cand], ['applications', '/applications', cand], ['alerts', '/alerts', cand], ['settings', '/settings', cand], ['first-step', '/first-step', cand], ['saved', '/user/saved-jobs', cand],
  ['workspace', '/page', emp], ['page jobs', '/page/jobs', emp], ['editor', `/page/jobs/${jobId}`, emp], ['board', `/page/jobs/${jobId}/board`, emp], ['cv-search', '/cv-search', emp], ['tasks', '/page/tasks', emp], ['interviews', '/page/interviews', emp], ['offers', '/page/offers', emp], ['profile', '/page/profile', emp], ['templates', '/page/profile/messages', emp], ['reports', '/page/reports', emp], ['team', '/page/team', emp], ['job-groups', '/page/job-groups', emp], ['formatted', '/page/formatted-cvs', emp], ['my pages', '/my-pages', emp], ['new page', '/my-pages/new', emp],
  ['reviews', '/admin/reviews', admin], ['lookups', '/admin/lookups', admin], ['bell', '/page?bell=1', emp],
]
const only = process.env.ONLY?.split(',')
const langs = (process.env.LANGS ?? 'en').split(',')
for (const lang of langs) {
console.log(`${lang} ${enc} `.padEnd(14) + ['req', 'js', 'html', 'css', 'fonts', 'words', 'other', 'all', 'cls'].map((h) => h.padStart(7)).join(''))
for (const [name, path, cookies] of pages) {
  if (only && !only.includes(name)) continue
  const phone = process.env.PHONE ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } : { viewport: { width: 1280, height: 800 } }
  const context: BrowserContext = await browser.newContext({ locale: lang, ...phone })
  await context.addCookies([...cookies, { name: 'lang', value: lang, url: base }])
  const page = await context.newPage()
  await page.addInitScript(`window.__cls=0;window.__why=[];new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput){window.__cls+=e.value;window.__why.push([e.value.toFixed(3),Math.round(e.startTime),...e.sources.slice(0,3).map(s=>s.node?(s.node.nodeName+'.'+(s.node.className||s.node.id||'')).slice(0,60)+JSON.stringify([Math.round(s.previousRect.y),Math.round(s.previousRect.height),Math.round(s.currentRect.y),Math.round(s.currentRect.height)]):'?')].join(' '))}}).observe({type:'layout-shift',buffered:true})`)
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': enc } })
  const kinds = new Map<string, any>()
  const b: any = { js: 0, html: 0, css: 0, fonts: 0, words: 0, other: 0 }
  const files: [number, string][] = []
  let req = 0
  wire.on('Network.responseReceived', ({ requestId, type, response }) => kinds.set(requestId, { kind: type === 'Document' ? 'html' : type === 'Stylesheet' ? 'css' : type === 'Font' || response.url.endsWith('.woff2') ? 'fonts' : type === 'Script' || response.url.endsWith('.js') ? 'js' : response.url.includes('/assets/lang/') ? 'words' : 'other', h: response.encodedDataLength, url: response.url }))
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { const s = kinds.get(requestId); if (!s || !encodedDataLength) return; req++; b[s.kind] += encodedDataLength - s.h; files.push([encodedDataLength - s.h, s.url.replace(base, '')]) })
  const a = await page.goto(base + path, { waitUntil: 'networkidle' })
  const cls = await page.evaluate('window.__cls') as number
  const why = await page.evaluate('window.__why') as string[]
  const all = Object.values(b).reduce((x: any, y: any) => x + y, 0) as number
  console.log(`${name}${a?.status() === 200 ? '' : ' ' + a?.status()}`.padEnd(14) + [req, ...['js', 'html', 'css', 'fonts', 'words', 'other'].map((k) => (b[k] / 1024).toFixed(1)), (all / 1024).toFixed(1), cls.toFixed(3)].map((v) => String(v).padStart(7)).join(''))
  if (cls > 0.03) for (const w of why) console.log('      shift ' + w)
  if (process.env.FILES) for (const [n, u] of files.sort((x, y) => y[0] - x[0]).slice(0, Number(process.env.FILES))) console.log('      ' + (n / 1024).toFixed(1).padStart(7) + ' ' + u.slice(0, 110))
  await context.close()
}
}
await browser.close()
