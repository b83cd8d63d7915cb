import { type ComponentType, createContext } from 'react'

/** What stands in place of a screen that needs a session: the frame knows no feature, so it is told which. */
export const SignInPlace = createContext<ComponentType<{ title: string; signUp?: string | undefined }>>(() => null)
