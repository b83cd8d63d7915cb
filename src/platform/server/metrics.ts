import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

export const callSeconds = new Histogram({
  name: 'masar_call_seconds',
  help: 'Time to answer a call of the API',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
})
export const pageSeconds = new Histogram({
  name: 'masar_page_seconds',
  help: 'Time to render a page',
  labelNames: ['status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
})
export const jobsRun = new Counter({
  name: 'masar_background_jobs_total',
  help: 'Background jobs by name and outcome',
  labelNames: ['job', 'outcome'],
  registers: [metrics],
})
export const inboundMails = new Counter({
  name: 'masar_inbound_mails_total',
  help: 'Answers by mail by what became of them',
  labelNames: ['outcome'],
  registers: [metrics],
})
export const liveConnections = new Gauge({
  name: 'masar_live_connections',
  help: 'Open live connections',
  registers: [metrics],
})
