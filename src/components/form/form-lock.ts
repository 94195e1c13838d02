import { createContext, useContext } from "react";

const FormLock = createContext(false);

export const FormLockProvider = FormLock.Provider;

export const useFormLock = (): boolean => useContext(FormLock);
