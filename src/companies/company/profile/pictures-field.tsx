import type { CompanyPicture } from "@contracts/companies/pictures";
import { limits } from "@contracts/limits";
import { Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import type { ProfileValues } from "@/companies/company/profile/profile-values";
import type { useStorePicture } from "@/companies/data/company-pictures";
import { announce } from "@/components/feedback/announce";
import { DropZone } from "@/components/form/drop-zone";
import { MoveButtons } from "@/components/form/move-buttons";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { pictureEndings, pictureProblem } from "@/files/data/page-picture";
import { publicUrl } from "@/lib/public-url";

const pictureLimits = {
  accept: pictureEndings,
  words: "JPEG, PNG or WebP, up to 10 MB. We make them smaller and remove location and camera data in your browser.",
  problem: pictureProblem,
};

/** The page's pictures in order: each is stored once chosen, and shows after saving the page. The form waits for `store`. */
export function PicturesField({ store }: { store: ReturnType<typeof useStorePicture> }) {
  const id = useId();
  const { control, getValues, setFocus } = useFormContext<ProfileValues>();
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: "pictures", keyName: "key" });
  const { errors } = useFormState<ProfileValues>({ name: "pictures" });
  const listError =
    errors.pictures?.root?.message ??
    errors.pictures?.message ??
    fields.map((_, index) => errors.pictures?.[index]?.path?.message).find(Boolean);
  const [removed, setRemoved] = useState<{ index: number; picture: CompanyPicture } | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const add = async (file: File) => {
    const path = await store.mutateAsync(file).catch(() => null);
    if (path === null) return;
    setRemoved(null);
    append({ path, alt: "" }, { shouldFocus: true, focusName: `pictures.${fields.length}.alt` });
    announce(`${file.name} added`);
  };
  return (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <ol aria-label="Pictures">
          {fields.map(({ key, path }, index) => (
            <li key={key} className="picture-row">
              <img src={publicUrl("company-pictures", path)} alt="" />
              <TextField
                name={`pictures.${index}.alt`}
                label={`What picture ${index + 1} shows`}
                required
                maxLength={limits.pictureText}
                placeholder="Two rows of desks under three large windows"
                autoComplete="off"
              />
              <span className="a">
                <MoveButtons what="picture" index={index} count={fields.length} onMove={move} />
                <IconButton
                  icon={Trash2}
                  label={`Remove picture ${index + 1}`}
                  onClick={() => {
                    setRemoved({ index, picture: getValues(`pictures.${index}`) });
                    remove(index);
                    setTimeout(() => undo.current?.focus());
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {removed && (
        <p className="flex flex-wrap items-center gap-2 text-ink-muted" role="status">
          Picture removed
          <Button
            ref={undo}
            size="sm"
            variant="quiet"
            onClick={() => {
              insert(removed.index, removed.picture);
              setRemoved(null);
              setTimeout(() => setFocus(`pictures.${removed.index}.alt`));
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {listError && (
        <p className="error" role="alert">
          {listError}
        </p>
      )}
      {store.error && (
        <p className="error" role="alert">
          {store.error.message}
        </p>
      )}
      {fields.length < limits.pictures ? (
        <DropZone
          id={id}
          title={store.isPending ? `Adding ${store.variables.name}…` : "Add a picture"}
          limits={pictureLimits}
          disabled={store.isPending}
          onFile={(file) => void add(file)}
        />
      ) : (
        <p className="help">You can add up to {limits.pictures} pictures.</p>
      )}
    </div>
  );
}
