import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { bannerAudiences } from './rules.ts'

const about = ({ banner }: { banner: string }) => ({ thing: 'banner', id: banner })
const topics = () => ['reviews:all']

/** Written or changed, with its English words, so that the audit says what stood there. */
export const bannerWritten = event('banner.written', {
  data: z.object({
    banner: z.string(),
    text: z.string(),
    audience: z.enum(bannerAudiences),
    from: z.string(),
    until: z.string().nullable(),
  }),
  about,
  topics,
})
/** Taken down before its time. */
export const bannerEnded = event('banner.ended', { data: z.object({ banner: z.string() }), about, topics })
