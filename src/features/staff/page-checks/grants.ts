import type { Grant } from '#platform/server/files/grant.ts'

/** Licences are read by those who check them, and by those of the page who may hand one in. */
export const mayReadLicence: Grant = (ctx, file) =>
  ctx.me?.mayAsStaff('staff.page.check') === true ||
  (ctx.membership?.page === file.page_id && ctx.membership.may('page.edit'))
