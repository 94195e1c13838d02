import { createContext, useContext } from "react";

const FormLock = createContext(false);

/** Tells the fields and buttons of a form whether it is being sent. */
export const FormLockProvider = FormLock.Provider;

/** Whether the form around is being sent: its fields take no input, its buttons no press. */
export const useFormLock = (): boolean => useContext(FormLock);
