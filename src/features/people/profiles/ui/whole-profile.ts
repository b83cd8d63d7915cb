import { createContext } from 'react'

/** Whether the registration was gone through: its steps are then parts of a profile, each of which is edited alone. */
export const WholeProfile = createContext(false)
