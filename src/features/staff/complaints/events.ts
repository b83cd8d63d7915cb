import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Complaint = z.object({ complaint: z.string() })
const about = ({ complaint }: z.output<typeof Complaint>) => ({ thing: 'complaint', id: complaint })
const topics = () => ['reviews:all']

/** Somebody reported a job or a company; who it was stays out of the audit. */
export const complaintSent = event('complaint.sent', { data: Complaint, about, topics })
export const complaintDecided = event('complaint.decided', {
  data: Complaint.extend({ decision: z.enum(['upheld', 'dismissed']) }),
  about,
  topics,
})
