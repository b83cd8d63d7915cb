import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { sendDue } from './send-due.ts'

/** Text messages whose time has come. */
export const sendDueTexts = backgroundTask('send-due-texts', z.object({}), sendDue)
