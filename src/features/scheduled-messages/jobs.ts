import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { sendDue } from './send-due.ts'

/** Messages whose time has come. */
export const sendScheduledMessages = job('send-scheduled-messages', z.object({}), sendDue)
