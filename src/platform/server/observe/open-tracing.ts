import os from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Settings } from '../settings.ts'

/** How long the last spans may take to be handed over when the process ends, in ms. */
const longestGoodbye = 2_000

/** Loaded only where traces are wanted. @returns how to end it */
export function openTracing(url: string, { ROLE, OTEL_SERVICE_NAME, TRACE_SHARE }: Settings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` })
  const instance = `${os.hostname()}-${process.pid}`
  const own = { 'service.name': OTEL_SERVICE_NAME, 'service.instance.id': instance, 'masar.role': ROLE }
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(own)),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(TRACE_SHARE) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return () => Promise.race([provider.shutdown().catch(() => {}), rest(longestGoodbye)])
}
