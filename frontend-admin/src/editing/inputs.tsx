import { createContext, type ReactNode, use, useState } from 'react';
import {
  ChoicesContext,
  type InputProps,
  required,
  SelectInput as RaSelectInput,
  type SelectInputProps,
  TextInput as RaTextInput,
  type TextInputProps,
  useWrappedSource,
  ValidationError,
  type Validator,
} from 'react-admin';
import { fieldRule, type RequestSchema } from '../data/contract';
import { readNumber } from '../data/rule';
import { useTermHelp } from '../kit/TermHelp';
import { publication } from './publication';

/** The API's request that the form fills in. */
export const SchemaContext = createContext<RequestSchema | null>(null);

/** An input's rules: those of the API, then those added by the form. */
export function useRules(source: string | undefined, added: InputProps['validate']): Validator[] {
  const schema = use(SchemaContext);
  // A block of the homepage has a schema of its own.
  const path = useWrappedSource(source ?? '').replace(/^[^/]*\//, '');
  const own: Validator[] = schema && path ? [fieldRule(schema, path)] : [];
  return added ? own.concat(added) : own;
}

/** An empty date shows its format, which the label would cover. */
const DATE = { inputLabel: { shrink: true } };

/** What a word of the trade in its label means, at the end of the input. */
function useTermSlot({ source, label }: Pick<TextInputProps, 'source' | 'label'>) {
  const endAdornment = useTermHelp({ source, label });
  return endAdornment ? { input: { endAdornment } } : {};
}

/** react-admin's input with the API's rules. A date stays text, as the API takes it. */
export const TextInput = ({ validate, helperText = false, slotProps, ...props }: TextInputProps) => (
  <RaTextInput
    {...props}
    slotProps={{ ...(props.type === 'date' && DATE), ...useTermSlot(props), ...slotProps }}
    helperText={helperText}
    validate={useRules(props.source, validate)}
  />
);

interface NumberInputProps extends Omit<TextInputProps, 'type' | 'format' | 'parse'> {
  /** Returns the number in a text that is none by itself. */
  reads?: (text: string) => number | undefined;
}

/**
 * A text input with the API's rules: a browser's number input makes '15000' of '150,00'. What was typed stays while it means the record's number. Left
 * blank it is null.
 */
export const NumberInput = ({ validate, helperText = false, reads, ...props }: NumberInputProps) => {
  const [typed, setTyped] = useState('');
  return (
    <RaTextInput
      {...props}
      helperText={helperText}
      validate={useRules(props.source, validate)}
      format={(value: unknown) => (value === readNumber(typed.trim()) ? typed : (value ?? ''))}
      parse={(text: string) => {
        setTyped(text);
        return text.trim() === '' ? null : (readNumber(text.trim()) ?? reads?.(text.trim()) ?? text);
      }}
      slotProps={{ ...useTermSlot(props), htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
};

/** react-admin's input with the API's rules. */
export const SelectInput = ({ validate, helperText = false, ...props }: SelectInputProps) => {
  const source = props.source ?? use(ChoicesContext)?.source;
  return <RaSelectInput {...props} helperText={helperText} validate={useRules(source, validate)} />;
};

export const PublicationInput = () => <SelectInput source="status" choices={publication} validate={required()} />;

/** The record's position; anything but a whole number is stored as 0. */
export const OrderInput = ({ helperText = 'Lower numbers come first.' }: { helperText?: string }) => (
  <RaTextInput source="order" type="number" helperText={helperText} />
);

interface FieldHelpProps {
  error?: { message?: string };
  children?: ReactNode;
}

/** The field's error, or else its help. react-admin's validators return keys of i18n/en.ts. */
export const FieldHelp = ({ error, children }: FieldHelpProps) => (error?.message ? <ValidationError error={error.message} /> : children);

const ALL = 1000;

/** For a ReferenceInput that offers all services, locations or projects. */
export const allServices = { reference: 'services', perPage: ALL, sort: { field: 'title', order: 'ASC' } } as const;
export const allProjects = { reference: 'projects', perPage: ALL, sort: { field: 'title', order: 'ASC' } } as const;
export const allLocations = { reference: 'locations', perPage: ALL, sort: { field: 'name', order: 'ASC' } } as const;
