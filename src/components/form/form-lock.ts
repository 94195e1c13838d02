import { createContext, useContext } from "react";

const FormLock = createContext(false);

/** Provides whether the form is being sent to its fields and buttons. */
export const FormLockProvider = FormLock.Provider;

/** Whether the surrounding form is being sent: fields and buttons are locked. */
export const useFormLock = (): boolean => useContext(FormLock);
