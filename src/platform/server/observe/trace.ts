import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

const tracer = trace.getTracer('masar')
let isOn = false

/**
 * Spans of requests, calls, statements, tasks and messages go to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names, by OTLP over HTTP.
 * Without it nothing of this is loaded.
 * @returns hands over what is left, at the end
 */
export async function startTracing(settings: Settings): Promise<() => Promise<void>> {
  const url = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!url) return async () => {}
  const { openTracing } = await import('./open-tracing.ts')
  const stop = openTracing(url, settings)
  isOn = true
  return stop
}

/** Does work within a span of its own; what fails is marked by its name, never by its text. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work()
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The same as the beginning of a trace: what nobody asked for at this moment. */
export const tracedAlone = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  isOn ? context.with(ROOT_CONTEXT, () => traced(name, attributes, work)) : work()

/** A span for each request, below that of whoever asked where they say so (W3C Trace Context). */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOn) return done()
    const { url = '' } = request.routeOptions
    const asker = propagation.extract(ROOT_CONTEXT, request.headers)
    const attributes = { 'http.request.method': request.method, 'http.route': url, 'masar.request': request.id }
    const span = tracer.startSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER, attributes }, asker)
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(asker, span), done)
  })
}
