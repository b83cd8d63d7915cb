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
export const statementSeconds = new Histogram({
  name: 'masar_statement_seconds',
  help: 'Time of a statement of the database',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
  registers: [metrics],
})
export const databaseAway = new Counter({
  name: 'masar_database_away_total',
  help: 'Statements and connections that found the database away',
  registers: [metrics],
})
export const replicaSkipped = new Counter({
  name: 'masar_replica_skipped_total',
  help: 'Reads that went to the primary, by why',
  labelNames: ['why'],
  registers: [metrics],
})
export const messagesSent = new Counter({
  name: 'masar_messages_total',
  help: 'Messages handed over to somebody who delivers them, by channel and outcome',
  labelNames: ['channel', 'outcome'],
  registers: [metrics],
})
export const redisReady = new Gauge({
  name: 'masar_redis_ready',
  help: 'Whether Redis answers; not there where none is set',
  registers: [metrics],
})
