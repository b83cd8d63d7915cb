import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { findBrowser } from './tests/browser.ts'
const source = readFileSync('node_modules/axe-core/axe.min.js','utf8')
const base='http://localhost:3230'
const b = await chromium.launch({...findBrowser()})
const sum: Record<string, number> = {}
for (const [who, paths] of [['recruiter',['/home','/page/jobs','/cv-search','/settings','/page/messages']],['candidate-en',['/home','/jobs','/user/cvs','/settings']],['admin',['/admin','/admin/lookups','/admin/persons']]] as const) {
  const c = await b.newContext({baseURL: base, viewport:{width:1280,height:800}, reducedMotion:'reduce'})
  await c.request.get('/sign-in'); 
  const st = await c.request.storageState(); 
  const x = st.cookies.find(k=>k.name==='XSRF-TOKEN')?.value ?? ''
  const r = await c.request.post('/api/authenticate',{data:{email:`${who}@demo.masar.example`,password:'Masar2026'},headers:{'x-xsrf-token':x}})
  if(!r.ok()) console.log(who, r.status(), await r.text())
  const p = await c.newPage()
  const s = await c.newCDPSession(p)
  for (const at of paths) {
    let t=Date.now(); await p.goto(at); await p.waitForLoadState('networkidle'); const g=Date.now()-t
    t=Date.now(); await p.evaluate(source); const e=Date.now()-t
    const out: number[]=[]
    for (const contrast of [true,false]) {
      if (contrast) { await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:200}); await s.send('Profiler.start') }
      const ms = await p.evaluate(async (contrast)=>{const t=performance.now(); await (window as any).axe.run(document,{resultTypes:['violations'],selectors:false,preload:{assets:['media']},rules:{'color-contrast':{enabled:contrast}}});return performance.now()-t},contrast)
      out.push(Math.round(ms))
      if (contrast) { const {profile} = await s.send('Profiler.stop') as any; const by=new Map(profile.nodes.map((n:any)=>[n.id,n])); profile.samples.forEach((id:number,i:number)=>{const n:any=by.get(id); const k=n.callFrame.functionName+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber; sum[k]=(sum[k]??0)+profile.timeDeltas[i]/1000}) }
    }
    const n = await p.evaluate(()=>document.querySelectorAll('*').length)
    console.log(who,at,'goto',g,'eval',e,'axe colours',out[0],'without',out[1],'nodes',n)
  }
  await c.close()
}
console.log(Object.entries(sum).sort((a,b)=>b[1]-a[1]).slice(0,25).map(([k,v])=>v.toFixed(0)+' '+k).join('\n'))
await b.close()
