import type { Context } from '#platform/server/context.ts'

/** Who this site is to an authenticator: passkeys belong to the host of PUBLIC_URL and work from that address only. */
export const siteIdentity = ({ settings, brand, language }: Context) => ({
  rpID: new URL(settings.publicUrl).hostname,
  rpName: brand.name[language],
  origin: new URL(settings.publicUrl).origin,
})
