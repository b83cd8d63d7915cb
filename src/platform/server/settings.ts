import { z } from 'zod'
import { StartRefused } from './start-refused.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = z.url()
const text = z.string().min(1)
/** Addresses with commas between them. */
const addresses = (scheme: RegExp) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.string().regex(scheme)))

/** Every setting of the product, as environment variables; README lists them with their meaning. */
const shape = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url.optional(),
  DATABASE_READ_URL: url.optional(),
  DATABASE_DIRECT_URL: url.optional(),
  DATABASE_PLANS: z.enum(['keep', 'forget']).default('keep'),
  REDIS_URL: url.optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PUBLIC_URL: url.optional(),
  SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.string().default(''),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  DEMO: flag.optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LIVE_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(300),
  MAINTENANCE: flag.default(false),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: text.optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: text.default('masar'),
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(1),
  BRAND: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('masar'),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  BACKUP_TO: text.optional(),
  BACKUP_KEY: text.optional(),
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3_650).default(14),
  VIRUS_SCANNER: z.url({ protocol: /^(?:tcp|unix)$/ }).optional(),
  SMTP_URL: url.optional(),
  MAIL_FROM: text.default('Masar <no-reply@localhost>'),
  REPLY_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i)
    .optional(),
  INBOUND_SECRET: z.string().min(24).optional(),
  SMS_URL: url.optional(),
  SMS_TOKEN: text.optional(),
  SMS_REPORT_SECRET: z.string().min(24).optional(),
  PUSH: z.enum(['on', 'outbox']).default('on'),
  PUSH_HOSTS: text.default(
    'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com,jmt17.google.com',
  ),
  VAPID_PUBLIC_KEY: text.optional(),
  VAPID_PRIVATE_KEY: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: url.default('https://api.stripe.com'),
  MOYASAR_SECRET_KEY: text.optional(),
  MOYASAR_WEBHOOK_TOKEN: z.string().min(16).optional(),
  MOYASAR_API_URL: url.default('https://api.moyasar.com'),
  TEST_PAYMENTS: flag.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: text.optional(),
  FACEBOOK_APP_SECRET: text.optional(),
  FACEBOOK_URL: url.default('https://www.facebook.com/v23.0'),
  FACEBOOK_GRAPH_URL: url.default('https://graph.facebook.com/v23.0'),
  STUN_URLS: addresses(/^stuns?:[^\s/]+$/),
  TURN_URL: addresses(/^turns?:[^\s/]+$/),
  TURN_SECRET: z.string().min(16).optional(),
  MAIL_DELAY: z.coerce.number().min(0).max(60).default(5),
  DROP_CV_IS_TEST: flag.default(false),
  EMAIL_TLD_MAX: z.coerce.number().int().min(4).max(63).default(4),
  PASSWORD_ALNUM_ONLY: flag.default(false),
  IP_COUNTRY_FILE: text.optional(),
  CAREERS_SITE_URL: url.optional(),
  ANALYTICS_URL: url.optional(),
  OUTSIDE_NETWORKS: addresses(/^[0-9a-f.:]+\/\d{1,3}$/i),
  REGISTRATION_PROOF: z.enum(['off', 'work']).default('off'),
  REGISTRATION_PROOF_WORK: z.coerce.number().int().min(10).max(1_000_000).default(1_000),
})

export type Settings = z.output<typeof shape> & {
  /** Address of the site without a slash at its end. */
  publicUrl: string
  demo: boolean
  development: boolean
}

/**
 * Reads the settings from the environment; an empty value counts as absent.
 * @throws StartRefused one sentence per wrong value
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = shape.safeParse(given)
  if (!parsed.success) throw new StartRefused(parsed.error.issues.map(sentence).join('\n'))
  const settings = parsed.data
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY && settings.S3_SECRET_KEY))
    throw new StartRefused('S3_BUCKET is set, so S3_ACCESS_KEY and S3_SECRET_KEY are needed too.')
  if (settings.BACKUP_TO && !settings.BACKUP_KEY)
    throw new StartRefused('BACKUP_TO is set, so BACKUP_KEY is needed too: npm run backup -- --new-key makes one.')
  if (settings.BACKUP_TO?.startsWith('s3://') && !(settings.S3_ACCESS_KEY && settings.S3_SECRET_KEY))
    throw new StartRefused('BACKUP_TO names a bucket, so S3_ACCESS_KEY and S3_SECRET_KEY are needed too.')
  if (settings.REPLY_DOMAIN && !settings.INBOUND_SECRET)
    throw new StartRefused('REPLY_DOMAIN is set, so INBOUND_SECRET is needed too.')
  if (settings.STRIPE_SECRET_KEY && !settings.STRIPE_WEBHOOK_SECRET)
    throw new StartRefused('STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET is needed too.')
  if (settings.MOYASAR_SECRET_KEY && !settings.MOYASAR_WEBHOOK_TOKEN)
    throw new StartRefused('MOYASAR_SECRET_KEY is set, so MOYASAR_WEBHOOK_TOKEN is needed too.')
  if (settings.TURN_URL.length > 0 && !settings.TURN_SECRET)
    throw new StartRefused('TURN_URL is set, so TURN_SECRET is needed too.')
  return {
    ...settings,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    demo: settings.DEMO ?? !settings.DATABASE_URL,
    development: settings.NODE_ENV === 'development',
  }
}

const sentence = (issue: z.core.$ZodIssue) =>
  `The setting ${issue.path.join('.')} has a wrong value: ${issue.message}. Correct it in the environment or in .env.`
