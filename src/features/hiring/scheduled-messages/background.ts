import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { sendDue } from './send-due.ts'

/** Messages whose time has come. */
export const sendScheduledMessages = backgroundTask('send-scheduled-messages', z.object({}), sendDue)
