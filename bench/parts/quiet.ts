/** Settings of every measured server: nothing outside this machine, whatever the environment says. */
export const quiet = {
  DEMO: '1',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  REDIS_URL: '',
  S3_BUCKET: '',
  SMTP_URL: '',
  SMS_URL: '',
  PUBLIC_URL: '',
  ROLE: 'all',
}
